// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// The functions of the token (ERC-20) that the vault calls.
interface IToken {
    function balanceOf(address owner) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}
