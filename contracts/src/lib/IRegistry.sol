// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// The functions of the name registry (EIP-137) that the other contracts call.
interface IRegistry {
    function owner(bytes32 node) external view returns (address);
    function resolver(bytes32 node) external view returns (address);
    function isApprovedForAll(address holder, address operator) external view returns (bool);
}
