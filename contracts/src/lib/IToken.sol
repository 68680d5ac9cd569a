// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// The functions of the token (ERC-20, ERC-2612) that the vault calls.
interface IToken {
    function balanceOf(address owner) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
        external;
}
